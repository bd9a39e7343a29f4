import { type RouteConfig, z } from '@hono/zod-openapi';
import { type Access, codes, fileKinds, type OperationShape, routes, uploads } from '@tvacha/shared-contract';
import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import type { Config } from '../app/config';
import type { ServedOperation } from './serve-operation';

export const openApiInfo = ({ version, publicUrl }: Config) => ({
  openapi: '3.1.0' as const,
  info: { title: 'Tvacha', version },
  servers: [{ url: publicUrl }],
});

const who = (access: Access): string => {
  if (access.kind === 'public') return 'Open to everyone.';
  if (access.kind === 'session') return 'Needs a session.';
  if (access.kind === 'scopedToken') return `Needs a session or a scoped token for ${access.scopes.join(' or ')}.`;
  if (access.kind === 'onlyScopedToken') return `Needs a scoped token for ${access.scopes.join(' or ')}.`;
  if ('sections' in access)
    return `Needs a session whose user has "${access.flag}" on one of "${access.sections.join('", "')}".`;
  return `Needs a session whose user has "${access.flag}" on "${access.section}".`;
};

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const failureSchema = z.object({
  error: z.literal(true),
  code: z.enum(codes),
  message: z.string(),
  result: z.unknown(),
});

const binary = z.array(z.string().openapi({ format: 'binary' })).optional();

/** The body as multipart/form-data: its own fields, and those that carry files. */
function multipart({ body, files = {} }: OperationShape) {
  const fields = Object.fromEntries(Object.keys(files).map((field) => [field, binary]));
  return { 'multipart/form-data': { schema: body instanceof z.ZodObject ? body.extend(fields) : z.object(fields) } };
}

/** The body as the bytes of one file. */
const rawOf = (purpose: UploadPurpose) =>
  Object.fromEntries(
    uploads[purpose].accept.map((kind) => [
      fileKinds[kind].type,
      { schema: { type: 'string' as const, format: 'binary' } },
    ]),
  );

function bodyOf(shape: OperationShape): RouteConfig['request'] {
  if (shape.stream) return { body: { required: true, content: rawOf(shape.stream) } };
  if (!shape.body && !shape.files) return {};
  const content = { ...(shape.files ? multipart(shape) : {}), ...(shape.body ? json(shape.body) : {}) };
  return { body: { required: true, content } };
}

/** The answer of an operation that gives a file. */
function fileOf({ media, result }: OperationShape) {
  if (!media) return undefined;
  const schema = media.startsWith('text/') ? result : { type: 'string' as const, format: 'binary' };
  return { [media]: { schema } };
}

/** An operation as the OpenAPI document tells it. */
export function describeOperation({ id, shape }: ServedOperation): RouteConfig {
  const { method, path, access } = routes[id];
  const envelope = z.object({
    error: z.literal(false),
    code: z.enum(shape.codes),
    message: z.string(),
    result: shape.result,
    token: z.string().optional(),
  });
  return {
    operationId: id,
    method: method.toLowerCase() as Lowercase<typeof method>,
    path,
    summary: shape.summary,
    description: `${who(access)} Codes: ${shape.codes.join(', ')}.`,
    tags: [id.split('.')[0] ?? id],
    request: {
      ...(shape.query instanceof z.ZodObject ? { query: shape.query } : {}),
      ...bodyOf(shape),
    },
    responses: {
      200: { description: 'Done', content: fileOf(shape) ?? json(envelope) },
      401: {
        description: 'No session, or one that has ended; the code stands in the header',
        headers: z.object({ 'www-authenticate': z.string() }),
      },
      default: { description: 'Refused', content: json(failureSchema) },
    },
  };
}
