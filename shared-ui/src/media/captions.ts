import { type RefObject, useEffect } from 'react';

/** Words from one moment to another, in seconds; text, never markup. */
export interface CaptionCue {
  from: number;
  to: number;
  text: string;
}

interface Named {
  language: string;
  label: string;
}

/** Captions of one language: the address of a WebVTT file, or their cues. */
export type CaptionTrack = Named &
  ({ src: string; cues?: undefined } | { cues: readonly CaptionCue[]; src?: undefined });

/** Browsers read the text of a cue as WebVTT. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Gives a media element the captions that come as cues: unlike a file, they have no link that could end. */
export function useCues(ref: RefObject<HTMLMediaElement | null>, captions: readonly CaptionTrack[]): void {
  useEffect(() => {
    const media = ref.current;
    if (!media || typeof VTTCue === 'undefined') return;
    const known = new Set([...media.textTracks].map(({ language }) => language));
    for (const { language, label, cues } of captions) {
      if (!cues || known.has(language)) continue;
      const track = media.addTextTrack('captions', label, language);
      for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, escaped(text)));
      track.mode = 'disabled';
    }
  }, [ref, captions]);
}
