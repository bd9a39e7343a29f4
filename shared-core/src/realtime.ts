import * as constants from '@tvacha/shared-contract/constants';
import { type ServerEvents, socketPath } from '@tvacha/shared-contract/realtime';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { tokenSession } from '@tvacha/shared-core/http';
import { endSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { portalStore } from '@tvacha/shared-core/store';
import { type Connection, connect } from './realtime/connection';
import { emit, type Handler, handle } from './realtime/handlers';

/** What the server says, and `reconnected`: what was said meanwhile is missed, so fetch it. */
export interface RealtimeEvents extends ServerEvents {
  reconnected: () => void;
}
export type RealtimeEvent = keyof RealtimeEvents;

let live: { connection: Promise<Connection>; close: () => void } | null = null;

/** Opens the one socket of the page for the signed-in user; it closes when the session ends. */
export function startRealtime(): void {
  if (live) return;
  const session = tokenSession(storage.get('token'));
  let ending: ReturnType<typeof setTimeout> | undefined;
  const connection = connect({ path: socketPath, emit });
  connection.catch((error: unknown) => {
    reportCaughtError({ where: 'realtime', error });
    stopRealtime();
  });

  const unwatchLogin = onServerEvent('login', (device) => {
    const own = portalStore().getState().session.device;
    if (own?.ip !== device.ip || own.platform !== device.platform || own.appVersion !== device.appVersion) return;
    ending ??= setTimeout(() => {
      // Where another tab of this browser logged in since, it is that login which must stay.
      if (tokenSession(storage.get('token')) === session) void endSession('replaced');
    }, constants.otherDeviceDelay);
  });
  const unwatchSession = portalStore().subscribe(() => {
    if (!portalStore().getState().session.isLogin) stopRealtime();
  });

  live = {
    connection,
    close() {
      clearTimeout(ending);
      unwatchLogin();
      unwatchSession();
      void connection.then(({ close }) => close()).catch(() => undefined);
    },
  };
}

/** Closes the socket. Handlers stay, for the next one. */
export function stopRealtime(): void {
  live?.close();
  live = null;
}

/** Hears an event whenever there is a socket, now or later; the answer ends it. */
export function onServerEvent<Name extends RealtimeEvent>(name: Name, handler: RealtimeEvents[Name]): () => void {
  return handle(name, handler as Handler);
}
