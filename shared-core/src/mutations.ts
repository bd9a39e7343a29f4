export { change, createMutation, type Mutation, type MutationOptions, type Sending } from './mutations/mutation';
export { type MutationView, useMutation } from './mutations/use-mutation';
