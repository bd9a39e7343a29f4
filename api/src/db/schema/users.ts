import type { ClinicDetails } from '@tvacha/shared-contract';
import type { NoticeKind } from '@tvacha/shared-contract/notices';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import type { ApprovalState } from '@tvacha/shared-contract/vocabulary';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns';

export const roles = pgTable('roles', {
  id: id(),
  name: text('name').notNull().unique(),
  permissions: jsonb('permissions').$type<PermissionEntry[]>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export interface Address {
  state: string;
  city: string;
  pincode: string;
}

export interface Degree {
  name: string;
  institute: string;
  /** Year it was awarded. */
  year: string;
}

/** Of an address, as cities are compared and sorted, and the state of India as it is written. */
export const cityOf = (address: SQLWrapper) => sql`lower(${address} ->> 'city')`;
export const regionOf = (address: SQLWrapper) => sql`(${address} ->> 'state')`;
/** A council's number by its letters and digits alone. */
export const numberOf = (number: SQLWrapper) => sql`regexp_replace(upper(${number}), '[^A-Z0-9]', '', 'g')`;
/** The last ten digits of a clinic's phone. */
export const clinicPhoneOf = (details: SQLWrapper) =>
  sql`right(regexp_replace(${details} ->> 'phone', '[^0-9]', '', 'g'), 10)`;

export const users = pgTable(
  'users',
  {
    id: id(),
    customerId: text('customer_id').notNull().unique(),
    /** In small letters. */
    email: text('email').notNull(),
    /** With country code, `+919876543210`; staff may have none. */
    phone: text('phone'),
    nameTitle: text('name_titel').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role').$type<AccountRole>().notNull(),
    roleId: uuid('role_id').references(() => roles.id),
    type: text('type'),
    address: jsonb('address').$type<Address>(),
    specialty: text('specialty').array().notNull().default(sql`'{}'::text[]`),
    isComplete: boolean('is_complete').notNull().default(false),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Until then a contact that is not verified opens nothing: staff changed it, and the owner may object. */
    contactRestsUntil: moment('contact_rests_until'),
    /** Since when a verified doctor's own change of name or degrees waits for staff to look at it. */
    renamedAt: moment('renamed_at'),
    passwordHash: text('password_hash'),
    passwordSetAt: moment('password_set_at'),
    /** Replaces the permission list of the role, where an admin gave this person one of their own (PERM-01). */
    permissions: jsonb('permissions').$type<PermissionEntry[]>(),
    publications: text('publications').notNull().default(''),
    /** Years of practice, as the document spells it. */
    exprience: text('exprience').notNull().default(''),
    internationalSpeaker: text('international_speaker').notNull().default(''),
    nationalSpeaker: text('national_speaker').notNull().default(''),
    degree: jsonb('degree').$type<Degree[]>().notNull().default([]),
    areaOfInterest: text('area_of_interest').array().notNull().default(sql`'{}'::text[]`),
    fellowship: text('fellowship').array().notNull().default(sql`'{}'::text[]`),
    languages: text('languages').array().notNull().default(sql`'{}'::text[]`),
    clinic: text('clinic').notNull().default(''),
    clinicDetails: jsonb('clinic_details').$type<ClinicDetails>(),
    /** Key of the picture in the file store. */
    profilePic: text('profile_pic'),
    /** Shown in the doctor finder, which the doctor chose. */
    listed: boolean('listed').notNull().default(false),
    /** Kinds of notices that are not wanted at the bell. */
    mutedNotices: text('muted_notices').array().$type<NoticeKind[]>().notNull().default(sql`'{}'::text[]`),
    demo: boolean('demo').notNull().default(false),
    /** Set when a person had their account erased; nothing personal is left in the row then. */
    erasedAt: moment('erased_at'),
    firstLogin: boolean('first_login').notNull().default(false),
    /** Staff made the account; its owner agrees at the first login, which does not end without. */
    consentWanted: boolean('consent_wanted').notNull().default(false),
    approval: text('approval').$type<ApprovalState>().notNull().default('pending'),
    registrationNumber: text('registration_number'),
    /** The medical council that gave the number. */
    registrationCouncil: text('registration_council'),
    appliedAt: moment('applied_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references((): AnyPgColumn => users.id),
    rejectionReason: text('rejection_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_phone_key').on(table.phone).where(sql`${table.phone} is not null`),
    index('users_listed').on(table.lastName, table.id).where(sql`${table.listed}`),
    index('users_listed_name')
      .using('gin', sql`(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`)
      .where(sql`${table.listed}`),
    // For the desk, which searches everybody by a part of a name or number.
    index('users_search').using(
      'gin',
      table.firstName.op('gin_trgm_ops'),
      table.lastName.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
      table.phone.op('gin_trgm_ops'),
      table.registrationNumber.op('gin_trgm_ops'),
      table.customerId.op('gin_trgm_ops'),
    ),
    index('users_newest').on(table.appliedAt, table.id),
    index('users_role').on(table.roleId),
    index('users_decided_by').on(table.decidedBy),
    index('users_decided').on(table.decidedAt).where(sql`${table.role} = 'doctor'`),
    // As the finder orders by name.
    index('users_listed_order')
      .on(sql`lower(${table.lastName})`, sql`lower(${table.firstName})`, table.id)
      .where(sql`${table.listed}`),
    // For how far registrations have come, which is read from the index alone.
    index('users_begun')
      .on(
        ...[table.createdAt, table.isComplete, table.phoneVerified, table.emailVerified],
        ...[table.approval, table.erasedAt, table.id],
      )
      .where(sql`${table.role} = 'doctor' and not ${table.demo}`),
    // For which cities have a doctor.
    index('users_listed_city').on(cityOf(table.address)).where(sql`${table.listed}`),
    index('users_applicants').on(table.approval, table.appliedAt, table.id).where(sql`${table.role} = 'doctor'`),
    // For the desk, which sorts and narrows each role, or all, by any column, and looks for twins of an account.
    index('users_by_time').on(table.role, table.appliedAt, table.id),
    index('users_by_state').on(table.role, table.approval, table.appliedAt, table.id),
    // For how many of each state there are, which is read from the index alone.
    index('users_counted').on(table.role, table.approval, table.erasedAt, table.isComplete, table.demo),
    index('users_unconfirmed')
      .on(table.role, table.appliedAt, table.id)
      .where(sql`${table.emailVerified} = false or ${table.phoneVerified} = false`),
    index('users_by_name').on(sql`lower(${table.firstName})`, sql`lower(${table.lastName})`, table.id),
    index('users_by_number').on(table.registrationNumber, table.id),
    index('users_by_city').on(cityOf(table.address), table.id),
    index('users_city').on(sql`${cityOf(table.address)} text_pattern_ops`),
    index('users_region').on(regionOf(table.address)),
    index('users_specialty').using('gin', table.specialty),
    index('users_number').on(numberOf(table.registrationNumber)),
    index('users_clinic_phone').on(clinicPhoneOf(table.clinicDetails)),
    check('users_email_small', sql`${table.email} = lower(${table.email})`),
    check('users_role_known', sql`${table.role} in ('doctor', 'patient', 'admin', 'subAdmin')`),
    check('users_approval_known', sql`${table.approval} in ('pending', 'verified', 'rejected', 'disabled')`),
  ],
);
export type UserRow = typeof users.$inferSelect;
export type RoleRow = typeof roles.$inferSelect;
