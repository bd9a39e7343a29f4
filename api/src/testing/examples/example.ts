import type { AreaOperationId, Input, OperationId, RouteAreas } from '@tvacha/shared-contract';

/** An input by the contract. */
export type Example<Id extends OperationId> = unknown extends Input<Id> ? Record<string, never> : Input<Id>;

/** An input by the contract for each operation of an area. */
export type Examples<Area extends keyof RouteAreas> = { [Id in AreaOperationId<Area>]: Example<Id> };

export const exampleId = '0190a000-0000-7000-8000-000000000001';
