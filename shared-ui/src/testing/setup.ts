import '@testing-library/jest-dom';

/** A channel as antd uses it: to be called back after the current task. Node's own would keep the process alive. */
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
Object.assign(globalThis, { MessageChannel: globalThis.MessageChannel ?? Channel });
