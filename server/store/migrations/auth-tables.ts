/** Tables of better-auth, which earlier versions used; `move-accounts.ts` takes their rows over. */
export const authTables: readonly string[] = [
  `create table staff (
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
  )`,
  `create table staff_sessions (
    "id" text primary key,
    "expiresAt" text not null,
    "token" text not null unique,
    "createdAt" text not null,
    "updatedAt" text not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references staff ("id") on delete cascade,
    "confirmedUntil" text
  )`,
  'create index staff_sessions_user on staff_sessions ("userId")',
  `create table staff_accounts (
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
  )`,
  'create index staff_accounts_user on staff_accounts ("userId")',
  `create table staff_verifications (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  )`,
  'create index staff_verifications_identifier on staff_verifications ("identifier")',
  `create table staff_two_factors (
    "id" text primary key,
    "secret" text not null,
    "backupCodes" text not null,
    "userId" text not null references staff ("id") on delete cascade,
    "verified" integer,
    "failedVerificationCount" integer,
    "lockedUntil" text
  )`,
  'create index staff_two_factors_user on staff_two_factors ("userId")',
]
