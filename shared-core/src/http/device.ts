import type { DeviceDetails } from '@tvacha/shared-contract/realtime';
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
