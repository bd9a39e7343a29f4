import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';

// jsdom's crypto has no digests, which msw needs for its WebSocket.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
