import { addressBlock } from '../../limits/address-block';
import { limit } from '../limit';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { countInvalidCode } from './count-invalid-code';
import { lookUpCode } from './state-of';

/** Says how far the holder of a customer code is (AUTH-01). It tells nothing else of them. */
export const verifyCustomer: Verb<'code.verify'> = async ({ ctx, input }) => {
  const { code } = input.body;
  const { lookupsPerMinute: most } = ctx.config.limits;
  await limit(ctx, { name: 'customer-code', of: addressBlock(ctx.caller.ip), most, window: 60_000 });
  const { state } = await lookUpCode(ctx, code);
  const { notice, stage } = state;
  if (state.code === 'PCODE_EMPTY') refuse('PCODE_EMPTY');
  if (state.code === 'INVALID_CODE') {
    await countInvalidCode(ctx, code);
    refuse('INVALID_CODE', { result: { code } });
  }
  const next = state.code === 'CODE_VERIFIED' ? `${state.next}${encodeURIComponent(code)}` : state.next;
  return { code: state.code, result: { code, notice, stage, next } };
};
