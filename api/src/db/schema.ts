export * from './schema/codes';
export * from './schema/contents';
export * from './schema/records';
export * from './schema/sessions';
export * from './schema/users';
