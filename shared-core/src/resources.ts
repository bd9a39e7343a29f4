export type { Entry } from './resources/entry';
export { bringParts, heldPart } from './resources/held-part';
export {
  createResource,
  type LoadOptions,
  type Resource,
  type ResourceOptions,
  type ResourceState,
} from './resources/resource';
export type { Said, StorePart } from './resources/slices-of';
export { useDebounced } from './resources/use-debounced';
export { type Page, type ResourceView, useList, useResource } from './resources/use-resource';
export { watchResources } from './resources/watch-resources';
