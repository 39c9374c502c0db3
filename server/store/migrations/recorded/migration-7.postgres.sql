create table migrations (
  number integer not null,
  applied_at text not null,
  constraint migrations_pkey PRIMARY KEY (number)
);
create table submissions (
  id text not null,
  reference text not null,
  form text not null,
  answers text not null,
  received_at text not null,
  idempotency_key text,
  fingerprint text not null,
  locale text not null default 'en-CA'::text,
  state text not null default 'received'::text,
  owner text,
  version integer not null default 1,
  email text,
  answered_at text,
  key_version integer not null default 1,
  spam_score integer not null default 0,
  spam_reasons text,
  erased_at text,
  constraint submissions_pkey PRIMARY KEY (id),
  constraint submissions_idempotency_key_key UNIQUE (idempotency_key),
  constraint submissions_reference_key UNIQUE (reference)
);
create table heartbeat (
  name text not null,
  beat_at text not null,
  constraint heartbeat_pkey PRIMARY KEY (name)
);
create table submission_events (
  id text not null,
  submission text not null,
  at text not null,
  who text not null,
  event text not null,
  detail text,
  constraint submission_events_pkey PRIMARY KEY (id)
);
create table messages (
  id text not null,
  submission text,
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
  dead_at text,
  withheld_at text,
  constraint messages_pkey PRIMARY KEY (id)
);
create table files (
  id text not null,
  submission text not null,
  field text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  stored_name text not null,
  content bytea,
  constraint files_pkey PRIMARY KEY (id),
  constraint files_stored_name_key UNIQUE (stored_name)
);
create table counters (
  name text not null,
  window_start text not null,
  count integer not null,
  constraint counters_pkey PRIMARY KEY (name)
);
create table jobs (
  name text not null,
  due_at text not null,
  lease_owner text,
  lease_until text,
  last_run_at text,
  constraint jobs_pkey PRIMARY KEY (name)
);
create table cached_values (
  name text not null,
  value text not null,
  fetched_at text not null,
  constraint cached_values_pkey PRIMARY KEY (name)
);
create table staff (
  id text not null,
  name text not null,
  email text not null,
  "emailVerified" integer not null,
  image text,
  "createdAt" text not null,
  "updatedAt" text not null,
  "twoFactorEnabled" integer,
  "mustChangePassword" integer not null default 0,
  "oneTimePasswordUntil" text,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_email_key UNIQUE (email)
);
create table staff_sessions (
  id text not null,
  "expiresAt" text not null,
  token text not null,
  "createdAt" text not null,
  "updatedAt" text not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null,
  "confirmedUntil" text,
  constraint staff_sessions_pkey PRIMARY KEY (id),
  constraint staff_sessions_token_key UNIQUE (token)
);
create table staff_accounts (
  id text not null,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" text,
  "refreshTokenExpiresAt" text,
  scope text,
  password text,
  "createdAt" text not null,
  "updatedAt" text not null,
  constraint staff_accounts_pkey PRIMARY KEY (id)
);
create table staff_verifications (
  id text not null,
  identifier text not null,
  value text not null,
  "expiresAt" text not null,
  "createdAt" text not null,
  "updatedAt" text not null,
  constraint staff_verifications_pkey PRIMARY KEY (id)
);
create table staff_two_factors (
  id text not null,
  secret text not null,
  "backupCodes" text not null,
  "userId" text not null,
  verified integer,
  "failedVerificationCount" integer,
  "lockedUntil" text,
  constraint staff_two_factors_pkey PRIMARY KEY (id)
);
create table submission_texts (
  id text not null,
  text text not null,
  constraint submission_texts_pkey PRIMARY KEY (id)
);
alter table files add constraint files_submission_fkey FOREIGN KEY (submission) REFERENCES submissions(id) ON DELETE CASCADE;
alter table messages add constraint messages_submission_fkey FOREIGN KEY (submission) REFERENCES submissions(id) ON DELETE CASCADE;
alter table staff_accounts add constraint "staff_accounts_userId_fkey" FOREIGN KEY ("userId") REFERENCES staff(id) ON DELETE CASCADE;
alter table staff_sessions add constraint "staff_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES staff(id) ON DELETE CASCADE;
alter table staff_two_factors add constraint "staff_two_factors_userId_fkey" FOREIGN KEY ("userId") REFERENCES staff(id) ON DELETE CASCADE;
alter table submission_events add constraint submission_events_submission_fkey FOREIGN KEY (submission) REFERENCES submissions(id) ON DELETE CASCADE;
alter table submission_texts add constraint submission_texts_id_fkey FOREIGN KEY (id) REFERENCES submissions(id) ON DELETE CASCADE;
CREATE INDEX files_submission ON public.files USING btree (submission);
CREATE INDEX messages_dead ON public.messages USING btree (dead_at) WHERE (dead_at IS NOT NULL);
CREATE INDEX messages_due ON public.messages USING btree (priority, run_at) WHERE ((sent_at IS NULL) AND (dead_at IS NULL) AND (withheld_at IS NULL));
CREATE INDEX messages_sent ON public.messages USING btree (sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX messages_submission ON public.messages USING btree (submission) WHERE (submission IS NOT NULL);
CREATE INDEX messages_withheld ON public.messages USING btree (withheld_at) WHERE (withheld_at IS NOT NULL);
CREATE INDEX staff_accounts_user ON public.staff_accounts USING btree ("userId");
CREATE INDEX staff_sessions_user ON public.staff_sessions USING btree ("userId");
CREATE INDEX staff_two_factors_user ON public.staff_two_factors USING btree ("userId");
CREATE INDEX staff_verifications_identifier ON public.staff_verifications USING btree (identifier);
CREATE INDEX submission_events_submission ON public.submission_events USING btree (submission, id);
do $$ begin create extension if not exists pg_trgm; CREATE INDEX submission_texts_trigrams ON public.submission_texts USING gin (text gin_trgm_ops); exception when others then null; end $$;
CREATE INDEX submissions_answered ON public.submissions USING btree (answered_at) WHERE (answered_at IS NOT NULL);
CREATE INDEX submissions_email ON public.submissions USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX submissions_fingerprint ON public.submissions USING btree (fingerprint);
CREATE INDEX submissions_form ON public.submissions USING btree (form, id);
CREATE INDEX submissions_owner ON public.submissions USING btree (owner, id) WHERE (owner IS NOT NULL);
CREATE INDEX submissions_state ON public.submissions USING btree (state, id);
insert into submissions (id, reference, form, answers, received_at, idempotency_key, fingerprint, locale, state, owner, version, email, answered_at, key_version, spam_score, spam_reasons, erased_at) values ('01KAHM0G00AAAAAAAAAA', 'Q-AAAAAA', 'Quote Request', '{"name":"Zoë","email":"Zoe@Societe.example","additionalInfo":"a “quoted” it''s"}', '2026-11-20T19:00:00.000Z', 'a key', 'a fingerprint', 'en-CA', 'answered', 'dana@bowline.example', 3, 'zoe@societe.example', '2026-11-20T19:01:00.000Z', 2, 0, null, null);
insert into submissions (id, reference, form, answers, received_at, idempotency_key, fingerprint, locale, state, owner, version, email, answered_at, key_version, spam_score, spam_reasons, erased_at) values ('01KAHM0G00BBBBBBBBBB', 'C-BBBBBB', 'Carrier Application', '{"company":"Ü & Co","email":"cy@carrier.example"}', '2026-11-20T19:00:00.000Z', null, 'another', 'en-CA', 'spam', null, 1, 'cy@carrier.example', null, 1, 9, '["links"]', null);
insert into submissions (id, reference, form, answers, received_at, idempotency_key, fingerprint, locale, state, owner, version, email, answered_at, key_version, spam_score, spam_reasons, erased_at) values ('01KAHM0G00CCCCCCCCCC', 'Q-CCCCCC', 'Quote Request', '{}', '2026-11-20T19:00:00.000Z', null, '', 'en-CA', 'closed', null, 2, null, null, 1, 0, null, '2026-11-20T19:01:00.000Z');
insert into staff (id, name, email, "emailVerified", image, "createdAt", "updatedAt", "twoFactorEnabled", "mustChangePassword", "oneTimePasswordUntil") values ('staff-1', 'Dana K.', 'dana@bowline.example', 1, null, '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z', 1, 0, null);
insert into migrations (number, applied_at) values (1, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (2, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (3, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (4, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (5, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (6, '2026-11-20T19:00:00.000Z');
insert into migrations (number, applied_at) values (7, '2026-11-20T19:00:00.000Z');
insert into heartbeat (name, beat_at) values ('server', '2026-11-20T19:00:00.000Z');
insert into submission_events (id, submission, at, who, event, detail) values ('01KAHM2AM0AAAAAAAAAA', '01KAHM0G00AAAAAAAAAA', '2026-11-20T19:01:00.000Z', 'dana@bowline.example', 'state', '{"from":"received","to":"answered"}');
insert into submission_events (id, submission, at, who, event, detail) values ('01KAHM2AM0CCCCCCCCCC', '01KAHM0G00CCCCCCCCCC', '2026-11-20T19:01:00.000Z', 'sender', 'erased', null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at, withheld_at) values ('01KAHM0G00DDDDDDDDDD', '01KAHM0G00AAAAAAAAAA', 'dispatch', 'desk@bowline.example', '{}', '<01KAHM0G00DDDDDDDDDD.dispatch@bowline.example>', null, 0, '2026-11-20T19:01:00.000Z', 3, null, '451 DATA', '2026-11-20T19:00:00.000Z', null, null, null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at, withheld_at) values ('01KAHM0G00EEEEEEEEEE', '01KAHM0G00AAAAAAAAAA', 'confirmation', 'Zoe@Societe.example', '{}', '<01KAHM0G00EEEEEEEEEE.confirmation@bowline.example>', null, 1, '2026-11-20T19:00:00.000Z', 1, null, null, '2026-11-20T19:00:00.000Z', '2026-11-20T19:01:00.000Z', null, null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at, withheld_at) values ('01KAHM2AM0FFFFFFFFFF', '01KAHM0G00AAAAAAAAAA', 'reply', 'Zoe@Societe.example', '{"text":"We can.\nRegards"}', '<01KAHM2AM0FFFFFFFFFF.reply@bowline.example>', '<01KAHM0G00EEEEEEEEEE.confirmation@bowline.example>', 1, '2026-11-20T19:01:00.000Z', 1, null, '550 RCPT TO', '2026-11-20T19:01:00.000Z', null, '2026-11-20T19:01:00.000Z', null);
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at, withheld_at) values ('01KAHM0G00GGGGGGGGGG', '01KAHM0G00BBBBBBBBBB', 'confirmation', 'cy@carrier.example', '{}', '<01KAHM0G00GGGGGGGGGG.confirmation@bowline.example>', null, 1, '2026-11-20T19:00:00.000Z', 0, null, 'SPAM', '2026-11-20T19:00:00.000Z', null, null, '2026-11-20T19:00:00.000Z');
insert into messages (id, submission, template, recipient, payload, message_id, in_reply_to, priority, run_at, tries, lease_owner, last_error, created_at, sent_at, dead_at, withheld_at) values ('01KAHM0G00HHHHHHHHHH', null, 'daily-summary', 'desk@bowline.example', '{"received":{},"open":1,"dueSoon":0,"overdue":0,"deadLetters":1}', '<01KAHM0G00HHHHHHHHHH.daily-summary@bowline.example>', null, 1, '2026-11-20T19:00:00.000Z', 1, 'a server', null, '2026-11-20T19:00:00.000Z', null, null, null);
insert into files (id, submission, field, name, type, bytes, stored_name, content) values ('01KAHM0G00JJJJJJJJJJ', '01KAHM0G00AAAAAAAAAA', 'resume', 'cv.pdf', 'application/pdf', 4, 'a1b2', null);
insert into files (id, submission, field, name, type, bytes, stored_name, content) values ('01KAHM0G00KKKKKKKKKK', '01KAHM0G00AAAAAAAAAA', 'resume', 'cv.doc', 'application/msword', 3, 'c3d4', '\x00ff0a');
insert into counters (name, window_start, count) values ('mail in all 1', '2026-11-20T19:00:00.000Z', 2);
insert into jobs (name, due_at, lease_owner, lease_until, last_run_at) values ('retention', '2026-11-20T19:01:00.000Z', null, null, '2026-11-20T19:00:00.000Z');
insert into cached_values (name, value, fetched_at) values ('news', '{"articles":[]}', '2026-11-20T19:00:00.000Z');
insert into staff_sessions (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId", "confirmedUntil") values ('session-1', '2026-11-20T19:01:00.000Z', 'a-hash', '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z', null, 'a browser', 'staff-1', null);
insert into staff_accounts (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") values ('account-1', 'staff-1', 'credential', 'staff-1', null, null, null, null, null, null, 'a-password-hash', '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z');
insert into staff_verifications (id, identifier, value, "expiresAt", "createdAt", "updatedAt") values ('verification-1', 'trust-device-1', 'a value', '2026-11-20T19:01:00.000Z', '2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z');
insert into staff_two_factors (id, secret, "backupCodes", "userId", verified, "failedVerificationCount", "lockedUntil") values ('factor-1', 'a-secret', '["hmac:a","hmac:b"]', 'staff-1', 1, 0, null);
insert into submission_texts (id, text) values ('01KAHM0G00AAAAAAAAAA', ' q aaaaaa qaaaaaa zoe zoe societe example a quoted it s');
