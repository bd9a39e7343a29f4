/** The names of Redux Toolkit that remotes use; what is not here is not shared. */
export {
  combineReducers,
  createAction,
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
