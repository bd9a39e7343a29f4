import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/caller';
import { answerError } from '../http/errors';
import { serveOperation } from '../http/serve-operation';
import { createUploadGate } from '../http/upload-gate';
import { acceptFiles } from '../services/uploads/accept-file';
import type { VerbCall } from '../services/verb';
import type { IncomingFile } from '../uploads/incoming-file';
import { cookieBeside } from './browser';
import type { TestApp } from './make-app';

const shape = {
  summary: 'Send files',
  body: z.strictObject({
    title: z.string().max(40).optional(),
    year: z.number().int().optional(),
    address: z.strictObject({ pincode: z.string() }).optional(),
  }),
  files: { paper: 'degree', picture: 'profilePic', book: 'contentFile' },
  result: z.unknown(),
  codes: ['UPDATE_SUCCCESS'],
} as const;

interface Call {
  ctx: VerbCall<'auth.logout'>['ctx'];
  input: { body: object; files: Record<string, IncomingFile[]> };
}

/** Takes everything in that is sent, and says what it read. */
export const takeAll = async ({ ctx, input: { body, files } }: Call) => {
  const stored = await acceptFiles(ctx, { files: Object.values(files).flat(), ownerId: ctx.caller.userId ?? '' });
  return { code: 'UPDATE_SUCCCESS' as const, result: { body, stored } };
};

/** An app with one operation that takes files, before there is an area to be tested by. */
export function uploadApp(test: TestApp, work: (call: Call) => Promise<unknown> = takeAll) {
  const app = new Hono<AppEnv>();
  const write = (_fields: object, message: string) => void test.logged.push(message);
  app.onError(answerError({ info: write, warn: write, error: write }));
  app.use(async (c, next) => {
    c.set('requestId', 'test');
    await next();
  });
  const verb = work as Parameters<typeof serveOperation>[0]['verb'];
  app.post('/send', serveOperation({ id: 'auth.logout', shape, verb }, test, createUploadGate(test.config.uploads)));
  return (init: RequestInit, token: string) => {
    const cookie = `device=${cookieBeside(token)}`;
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}`, cookie };
    return app.request('/send', { ...init, method: 'POST', headers });
  };
}

/** A form with one file. */
export function formOf(field: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.append(field, new File([bytes], name));
  return form;
}
