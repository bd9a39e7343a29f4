import type { Code } from '@tvacha/shared-contract/codes';
import { createSlice, type PayloadAction } from '@tvacha/shared-core/toolkit';
import { begun, type CodeMoments, type CodeState, noCode, refused, sent, timedOut } from '../../common/code/code-state';

export interface Demo extends CodeState {
  fullName: string;
  /** The ten digits, without the country code. */
  phone: string;
}

type Visitor = Pick<Demo, 'fullName' | 'phone'>;

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
    demoCodeRequested: (state, { payload }: PayloadAction<Visitor & { again?: boolean }>) => ({
      ...state,
      ...begun,
      fullName: payload.fullName,
      phone: payload.phone,
    }),
    demoCodeSent: (state, { payload }: PayloadAction<CodeMoments>) => ({
      ...state,
      ...sent(payload),
    }),
    demoCodeSubmitted: (state, _action: PayloadAction<{ otp: string }>) => ({ ...state, ...begun }),
    demoCodeTimedOut: (state) => ({ ...state, ...timedOut }),
    demoFailed: (state, { payload }: PayloadAction<Code>) => ({
      ...state,
      ...refused(payload),
      // Before a code is there, none can be spent.
      ...(state.expiresAt === 0 && { codeExpired: false }),
    }),
  },
});

export const demoReducer = demoSlice.reducer;
export const { demoOpened, demoCodeRequested, demoCodeSent, demoCodeSubmitted, demoCodeTimedOut, demoFailed } =
  demoSlice.actions;

export const selectDemo = (state: { demo: Demo }) => state.demo;
