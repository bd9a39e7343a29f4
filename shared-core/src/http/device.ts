import { type DeviceDetails, deviceHeader } from '@tvacha/shared-contract/realtime';
import { storage } from '@tvacha/shared-core/storage';
import { settings } from './settings';

/** This device as every call describes it (SES-01). */
export function deviceDetails(): DeviceDetails {
  return {
    ip: storage.get('ipAddress') ?? '',
    appName: settings.appName,
    appVersion: settings.appVersion,
    userAgent: navigator.userAgent,
    platform: navigator.platform,
  };
}

/** The same as the header of a call, in letters that any proxy lets pass. */
export const deviceHeaders = (): Record<string, string> => ({
  [deviceHeader]: encodeURIComponent(JSON.stringify(deviceDetails())),
});
