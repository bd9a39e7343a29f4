import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { type CodeMoments, type CodeState, noCode, type Spender, sent, spent } from '../../common/code/code-state';

export interface Demo extends CodeState {
  fullName: string;
  /** The ten digits, without the country code. */
  phone: string;
}

export type Visitor = Pick<Demo, 'fullName' | 'phone'>;

const initialState: Demo = { ...noCode, fullName: '', phone: '' };

const demoSlice = createSlice({
  name: 'demo',
  initialState,
  reducers: {
    /** A page stands, with what was given before it. */
    demoOpened: ({ fullName, phone }, { payload }: PayloadAction<Partial<Demo>>) => ({
      ...initialState,
      fullName,
      phone,
      ...payload,
    }),
    demoCodeSent: (_state, { payload }: PayloadAction<Visitor & { moments: CodeMoments }>) => ({
      ...sent(payload.moments),
      fullName: payload.fullName,
      phone: payload.phone,
    }),
    demoCodeSpent: (state, { payload }: PayloadAction<Spender>) => ({ ...state, ...spent(payload) }),
  },
});

export const demoReducer = demoSlice.reducer;
export const { demoOpened, demoCodeSent, demoCodeSpent } = demoSlice.actions;

export const selectDemo = (state: { demo: Demo }) => state.demo;
