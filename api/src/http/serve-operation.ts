import { generateCookie } from 'hono/cookie';
import type { Config } from '../app/config';
import type { Services } from '../app/services';
import { addressBlock } from '../limits/address-block';
import { createCtx } from '../services/ctx';
import { checkAccess } from './access';
import { answerJson } from './answer-json';
import type { Hold } from './bound-body';
import { bearerOf, deviceCookieName, visitor } from './caller';
import { success } from './envelope';
import { knownCaller, limitCalls } from './limit-calls';
import { readInput } from './read-input';
import { isMultipart } from './read-multipart';
import type { ServedOperation } from './served-operation';
import type { Handler } from './trace';
import type { UploadGate } from './upload-gate';

const deviceCookie = (config: Config, value: string) => ({
  'set-cookie': generateCookie(deviceCookieName(config), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: config.sessionLife.member.absolute / 1000,
  }),
});

/** The one handler of all operations: who calls, may they, what do they say; then the verb, then its answer checked. */
export function serveOperation({ id, shape, verb }: ServedOperation, services: Services, gate: UploadGate): Handler {
  return async (c) => {
    const { config } = services;
    const anonymous = createCtx({ ...services, caller: visitor(c, config) });
    const token = bearerOf(c, shape);
    const ctx = token ? createCtx({ ...services, caller: await knownCaller(anonymous, shape, token) }) : anonymous;
    if (!c.env?.isOwn) await limitCalls(ctx, shape);
    checkAccess(ctx, id);
    const carryOut = async (hold?: Hold) =>
      verb({ ctx, input: await readInput(shape, c.req.raw, config.maxBody, hold) });
    const answer = await (shape.files && isMultipart(c.req.raw)
      ? gate.through(ctx.caller.userId ?? addressBlock(ctx.caller.ip), carryOut)
      : carryOut());
    if (!shape.codes.includes(answer.code))
      throw new Error(`${id} answered ${answer.code}, which is not in its contract`);
    const result = shape.result.parse(answer.result);
    return answerJson(
      c,
      success(answer.code, result, answer.token),
      answer.created ? 201 : 200,
      answer.deviceCookie && config.deviceBinding ? deviceCookie(config, answer.deviceCookie) : undefined,
    );
  };
}
