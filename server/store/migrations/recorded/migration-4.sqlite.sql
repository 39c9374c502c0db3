CREATE TABLE migrations (number integer primary key, applied_at text not null);
CREATE TABLE submissions (
    id text primary key,
    reference text not null unique,
    form text not null,
    answers text not null,
    received_at text not null,
    idempotency_key text unique,
    fingerprint text not null
  , locale text not null default 'en-CA', state text not null default 'received', owner text, version integer not null default 1, email text, answered_at text, key_version integer not null default 1, spam_score integer not null default 0, spam_reasons text, erased_at text);
CREATE TABLE heartbeat (name text primary key, beat_at text not null);
CREATE TABLE submission_events (
      id text primary key,
      submission text not null references submissions (id) on delete cascade,
      at text not null,
      who text not null,
      event text not null,
      detail text
    );
CREATE TABLE messages (
      id text primary key,
      submission text references submissions (id) on delete cascade,
      template text not null,
      recipient text not null,
      payload text not null,
      message_id text not null,
      in_reply_to text,
      priority integer not null,
      run_at text not null,
      tries integer not null,
      lease_owner text,
      last_error text,
      created_at text not null,
      sent_at text,
      dead_at text
    );
CREATE TABLE files (
      id text primary key,
      submission text not null references submissions (id) on delete cascade,
      field text not null,
      name text not null,
      type text not null,
      bytes integer not null,
      stored_name text not null unique,
      content blob
    );
CREATE TABLE counters (name text primary key, window_start text not null, count integer not null);
CREATE TABLE jobs (
      name text primary key,
      due_at text not null,
      lease_owner text,
      lease_until text,
      last_run_at text
    );
CREATE TABLE cached_values (name text primary key, value text not null, fetched_at text not null);
CREATE TABLE staff (
    "id" text primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" integer not null,
    "image" text,
    "createdAt" text not null,
    "updatedAt" text not null,
    "twoFactorEnabled" integer,
    "mustChangePassword" integer not null default 0,
    "oneTimePasswordUntil" text
  );
CREATE TABLE staff_sessions (
    "id" text primary key,
    "expiresAt" text not null,
    "token" text not null unique,
    "createdAt" text not null,
    "updatedAt" text not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references staff ("id") on delete cascade,
    "confirmedUntil" text
  );
CREATE TABLE staff_accounts (
    "id" text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references staff ("id") on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" text,
    "refreshTokenExpiresAt" text,
    "scope" text,
    "password" text,
    "createdAt" text not null,
    "updatedAt" text not null
  );
CREATE TABLE staff_verifications (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  );
CREATE TABLE staff_two_factors (
    "id" text primary key,
    "secret" text not null,
    "backupCodes" text not null,
    "userId" text not null references staff ("id") on delete cascade,
    "verified" integer,
    "failedVerificationCount" integer,
    "lockedUntil" text
  );
CREATE TABLE submission_texts (
      number integer primary key,
      id text not null unique references submissions (id) on delete cascade,
      text text not null
    );
CREATE VIRTUAL TABLE submission_words using fts5(
      text, content='submission_texts', content_rowid='number', tokenize='unicode61 remove_diacritics 2', prefix='2 3'
    );
insert into submission_words (submission_words, rank) values ('secure-delete', 1);
CREATE INDEX submissions_form on submissions (form, id);
CREATE INDEX submissions_state on submissions (state, id);
CREATE INDEX submissions_owner on submissions (owner, id) where owner is not null;
CREATE INDEX submissions_email on submissions (email) where email is not null;
CREATE INDEX submissions_fingerprint on submissions (fingerprint);
CREATE INDEX submission_events_submission on submission_events (submission, id);
CREATE INDEX messages_due on messages (priority, run_at) where sent_at is null and dead_at is null;
CREATE INDEX messages_dead on messages (dead_at) where dead_at is not null;
CREATE INDEX messages_submission on messages (submission) where submission is not null;
CREATE INDEX files_submission on files (submission);
CREATE INDEX staff_sessions_user on staff_sessions ("userId");
CREATE INDEX staff_accounts_user on staff_accounts ("userId");
CREATE INDEX staff_verifications_identifier on staff_verifications ("identifier");
CREATE INDEX staff_two_factors_user on staff_two_factors ("userId");
CREATE TRIGGER submission_texts_insert after insert on submission_texts begin
      insert into submission_words (rowid, text) values (new.number, new.text);
    end;
CREATE TRIGGER submission_texts_delete after delete on submission_texts begin
      insert into submission_words (submission_words, rowid, text) values ('delete', old.number, old.text);
    end;
CREATE TRIGGER submission_texts_update after update on submission_texts begin
      insert into submission_words (submission_words, rowid, text) values ('delete', old.number, old.text);
      insert into submission_words (rowid, text) values (new.number, new.text);
    end;
CREATE INDEX submissions_answered on submissions (answered_at) where answered_at is not null;
insert into migrations (number, applied_at) values (1, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (2, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (3, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (4, '2026-11-20T19:00:00.000Z');
insert into submissions (id, reference, form, answers, received_at, idempotency_key, fingerprint, locale, state, owner, version, email, answered_at, key_version, spam_score, spam_reasons, erased_at) values ('01KAHM0G00AAAAAAAAAA', 'Q-AAAAAA', 'Quote Request', '{"name":"Zoë","email":"Zoe@Societe.example","additionalInfo":"a “quoted” it''s"}', '2026-11-20T19:00:00.000Z', 'a key', 'a fingerprint', 'en-CA', 'answered', 'dana@bowline.example', 3, 'zoe@societe.example', '2026-11-20T19:01:00.000Z', 2, 0, null, null);
insert into submissions (id, reference, form, answers, received_at, idempotency_key, fingerprint, locale, state, owner, version, email, answered_at, key_version, spam_score, spam_reasons, erased_at) values ('01KAHM0G00BBBBBBBBBB', 'C-BBBBBB', 'Carrier Application', '{"company":"Ü & Co","email":"cy@carrier.example"}', '2026-11-20T19:00:00.000Z', null, 'another', 'en-CA', 'spam', null, 1, 'cy@carrier.example', null, 1, 9, '["links"]', null);
insert into submissions (id, reference, form, answers, received_at, idempotency_key, fingerprint, locale, state, owner, version, email, answered_at, key_version, spam_score, spam_reasons, erased_at) values ('01KAHM0G00CCCCCCCCCC', 'Q-CCCCCC', 'Quote Request', '{}', '2026-11-20T19:00:00.000Z', null, '', 'en-CA', 'closed', null, 2, null, null, 1, 0, null, '2026-11-20T19:01:00.000Z');
insert into heartbeat (name, beat_at) values ('server', '2026-11-20T19:00:00.000Z');
insert into submission_events (id, submission, at, who, event, detail) values ('01KAHM2AM0AAAAAAAAAA', '01KAHM0G00AAAAAAAAAA', '2026-11-20T19:01:00.000Z', 'dana@bowline.example', 'state', '{"from":"received","to":"answered"}');
insert into submission_events (id, submission, at, who, event, detail) values ('01KAHM2AM0CCCCCCCCCC', '01KAHM0G00CCCCCCCCCC', '2026-11-20T19:01:00.000Z', 'sender', 'erased', null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at) values ('01KAHM0G00DDDDDDDDDD', '01KAHM0G00AAAAAAAAAA', 'dispatch', 'desk@bowline.example', '{}', '<01KAHM0G00DDDDDDDDDD.dispatch@bowline.example>', null, 0, '2026-11-20T19:01:00.000Z', 3, null, '451 DATA', '2026-11-20T19:00:00.000Z', null, null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at) values ('01KAHM0G00EEEEEEEEEE', '01KAHM0G00AAAAAAAAAA', 'confirmation', 'Zoe@Societe.example', '{}', '<01KAHM0G00EEEEEEEEEE.confirmation@bowline.example>', null, 1, '2026-11-20T19:00:00.000Z', 1, null, null, '2026-11-20T19:00:00.000Z', '2026-11-20T19:01:00.000Z', null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at) values ('01KAHM2AM0FFFFFFFFFF', '01KAHM0G00AAAAAAAAAA', 'reply', 'Zoe@Societe.example', '{"text":"We can.\nRegards"}', '<01KAHM2AM0FFFFFFFFFF.reply@bowline.example>', '<01KAHM0G00EEEEEEEEEE.confirmation@bowline.example>', 1, '2026-11-20T19:01:00.000Z', 1, null, '550 RCPT TO', '2026-11-20T19:01:00.000Z', null, '2026-11-20T19:01:00.000Z');
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at) values ('01KAHM0G00GGGGGGGGGG', '01KAHM0G00BBBBBBBBBB', 'confirmation', 'cy@carrier.example', '{}', '<01KAHM0G00GGGGGGGGGG.confirmation@bowline.example>', null, 1, '2026-11-20T19:00:00.000Z', 0, null, null, '2026-11-20T19:00:00.000Z', null, null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at) values ('01KAHM0G00HHHHHHHHHH', null, 'daily-summary', 'desk@bowline.example', '{"received":{},"open":1,"dueSoon":0,"overdue":0,"deadLetters":1}', '<01KAHM0G00HHHHHHHHHH.daily-summary@bowline.example>', null, 1, '2026-11-20T19:00:00.000Z', 1, 'a server', null, '2026-11-20T19:00:00.000Z', null, null);
insert into files (id, submission, field, name, type, bytes, stored_name, content) values ('01KAHM0G00JJJJJJJJJJ', '01KAHM0G00AAAAAAAAAA', 'resume', 'cv.pdf', 'application/pdf', 4, 'a1b2', null);
insert into files (id, submission, field, name, type, bytes, stored_name, content) values ('01KAHM0G00KKKKKKKKKK', '01KAHM0G00AAAAAAAAAA', 'resume', 'cv.doc', 'application/msword', 3, 'c3d4', x'00ff0a');
insert into counters (name, window_start, count) values ('mail in all 1', '2026-11-20T19:00:00.000Z', 2);
insert into counters (name, window_start, count) values ('sign-in:a@b.example:192.0.2.1', '2026-11-20T19:00:00.000Z', 1);
insert into counters (name, window_start, count) values ('known:sign-in:a@b.example:192.0.2.1', '2026-11-20T19:00:00.000Z', 1);
insert into counters (name, window_start, count) values ('confirmations zoe@societe.example', '2026-11-20T19:00:00.000Z', 1);
insert into jobs (name, due_at, lease_owner, lease_until, last_run_at) values ('retention', '2026-11-20T19:01:00.000Z', null, null, '2026-11-20T19:00:00.000Z');
insert into cached_values (name, value, fetched_at) values ('news', '{"articles":[]}', '2026-11-20T19:00:00.000Z');
insert into staff (id, name, email, "emailVerified", image, "createdAt", "updatedAt", "twoFactorEnabled", "mustChangePassword", "oneTimePasswordUntil") values ('staff-1', 'Dana K.', 'dana@bowline.example', 1, null, '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z', 1, 0, null);
insert into staff_sessions (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId", "confirmedUntil") values ('session-1', '2026-11-20T19:01:00.000Z', 'a-hash', '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z', null, 'a browser', 'staff-1', null);
insert into staff_accounts (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") values ('account-1', 'staff-1', 'credential', 'staff-1', null, null, null, null, null, null, 'a-password-hash', '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z');
insert into staff_verifications (id, identifier, value, "expiresAt", "createdAt", "updatedAt") values ('verification-1', 'trust-device-1', 'a value', '2026-11-20T19:01:00.000Z', '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z');
insert into staff_two_factors (id, secret, "backupCodes", "userId", verified, "failedVerificationCount", "lockedUntil") values ('factor-1', 'a-secret', '["hmac:a","hmac:b"]', 'staff-1', 1, 0, null);
insert into submission_texts (number, id, text) values (1, '01KAHM0G00AAAAAAAAAA', ' q aaaaaa qaaaaaa zoe zoe societe example a quoted it s');
