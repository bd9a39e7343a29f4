import type { OperationId, OperationShape } from '@tvacha/shared-contract';
import { generateCookie } from 'hono/cookie';
import type { Config } from '../app/config';
import { addressBlock } from '../limits/address-block';
import { auditRefusal } from '../services/audit';
import { type Ctx, createCtx, type Services } from '../services/ctx';
import { Refusal } from '../services/refuse';
import type { Answer } from '../services/verb';
import { checkAccess } from './access';
import { answerJson, answerText } from './answer-json';
import type { Hold } from './bound-body';
import { bearerOf, challengeCookieName, deviceCookieName, visitor } from './caller';
import { success } from './envelope';
import { knownCaller, limitCalls } from './limit-calls';
import { readInput } from './read-input';
import { isMultipart } from './read-multipart';
import type { Handler } from './trace';
import type { UploadGate } from './upload-gate';

export interface Pacing {
  /** Resolves when a call may go on; at once where nothing is said. */
  turn?: () => Promise<void>;
}
const atOnce = async () => undefined;

/** An operation with its shape and its verb as the router has them. That they fit is checked in the map of verbs. */
export interface ServedOperation {
  id: OperationId;
  shape: OperationShape;
  verb: (call: { ctx: Ctx; input: unknown }) => Promise<Omit<Answer<OperationId>, 'result'> & { result: unknown }>;
}

/** What a browser keeps and no script of a page reads. */
const cookie = (config: Config, name: string, value: string, life: number) => ({
  'set-cookie': generateCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: life / 1000,
  }),
});

const challengeLife = 86_400_000;

/** The cookie that an answer brings: after a login, or with a code that was asked for. */
function cookieOf({ config, caller }: Ctx, { deviceCookie }: Pick<Answer<OperationId>, 'deviceCookie'>) {
  if (!config.deviceBinding) return undefined;
  if (deviceCookie) return cookie(config, deviceCookieName(config), deviceCookie, config.sessionLife.member.absolute);
  const made = caller.device.challenge?.made;
  return made ? cookie(config, challengeCookieName(config), made, challengeLife) : undefined;
}

/** Carries something out; that it was refused is written down where the log wants it. */
async function audited<T>(ctx: Ctx, id: OperationId, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) await auditRefusal(ctx, id, error);
    throw error;
  }
}

/** The one handler of all operations: who calls, may they, what do they say; then the verb, then its answer checked. */
export function serveOperation(
  { id, shape, verb }: ServedOperation,
  { turn = atOnce, ...services }: Services & Pacing,
  gate: UploadGate,
): Handler {
  return async (c) => {
    await turn();
    const { config } = services;
    const anonymous = createCtx({ ...services, caller: visitor(c, config) });
    const token = bearerOf(c, shape);
    const ctx = token ? createCtx({ ...services, caller: await knownCaller(anonymous, shape, token) }) : anonymous;
    const { userId, scopedTokenOf, ip } = ctx.caller;
    c.set('actor', userId ?? scopedTokenOf);
    if (!c.env?.isOwn) await limitCalls(ctx, shape);
    const carryOut = async (hold?: Hold) =>
      verb({ ctx, input: await readInput(shape, c.req.raw, { maxBody: config.maxBody, hold, turn }) });
    const answer = await audited(ctx, id, async () => {
      checkAccess(ctx, id);
      const carriesFiles = shape.stream || (shape.files && isMultipart(c.req.raw));
      return carriesFiles ? gate.through(userId ?? addressBlock(ip), carryOut) : carryOut();
    });
    if (!shape.codes.includes(answer.code))
      throw new Error(`${id} answered ${answer.code}, which is not in its contract`);
    const result = shape.result.parse(answer.result);
    if (result instanceof Uint8Array)
      return answerText(c, result as Uint8Array<ArrayBuffer>, 200, { 'content-type': shape.media ?? '' });
    if (shape.media) return answerText(c, String(result), 200, { 'content-type': `${shape.media}; charset=utf-8` });
    return answerJson(c, success(answer.code, result, answer.token), answer.created ? 201 : 200, cookieOf(ctx, answer));
  };
}
