/** The names of Redux Toolkit that remotes use; what is not here is not shared. */
export {
  createAction,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
