import type { Input, OperationId } from '@tvacha/shared-contract';

type Example<Id extends OperationId> = unknown extends Input<Id> ? Record<string, never> : Input<Id>;

/** An input by the contract for each operation of an area. */
export type Examples<Area> = { [Id in keyof Area & OperationId]: Example<Id> };

export const exampleId = '0190a000-0000-7000-8000-000000000001';
