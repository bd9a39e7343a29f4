/** What the player can be told to do, by buttons and by keys. */
export interface MediaActions {
  toggle: () => void;
  /** Seconds; negative goes back. */
  skip: (seconds: number) => void;
  /** From 0 to 1 of the whole. */
  seek: (part: number) => void;
  mute: () => void;
  captions: () => void;
  fullscreen: () => void;
}

const commands: Record<string, (actions: MediaActions) => void> = {
  ' ': ({ toggle }) => toggle(),
  k: ({ toggle }) => toggle(),
  j: ({ skip }) => skip(-10),
  l: ({ skip }) => skip(10),
  ArrowLeft: ({ skip }) => skip(-5),
  ArrowRight: ({ skip }) => skip(5),
  Home: ({ seek }) => seek(0),
  End: ({ seek }) => seek(1),
  m: ({ mute }) => mute(),
  c: ({ captions }) => captions(),
  f: ({ fullscreen }) => fullscreen(),
};

/** Keys that controls need for themselves: a button the space bar, a slider and a list the arrows. */
const own = { button: [' '], input: [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] } as const;

/** What a key does in the player, if the control that has the focus does not need it. */
export function commandFor(key: string, target: HTMLElement): ((actions: MediaActions) => void) | undefined {
  if (target.matches('select')) return undefined;
  const taken: readonly string[] = target.matches('button') ? own.button : target.matches('input') ? own.input : [];
  return taken.includes(key) ? undefined : commands[key.length === 1 ? key.toLowerCase() : key];
}
