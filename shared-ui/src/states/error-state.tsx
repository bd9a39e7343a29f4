import { frame, Ground } from '../art/states/drawing-parts';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { StateMessage } from './state-message';

function BrokenDrawing() {
  return (
    <svg {...frame} aria-hidden="true">
      <circle cx="126" cy="24" r="16" fill="var(--art-sun)" />
      <Ground />
      <path d="M0 98Q80 76 160 98" stroke="var(--skin-1)" strokeOpacity=".7" strokeWidth="1.5" />
      <g stroke="var(--art-hair)" strokeWidth="4" strokeLinecap="round">
        <path d="M34 104Q30 66 50 34" />
        <path d="M80 102Q77 84 80 66" />
        <path d="M94 60Q108 46 130 60" />
      </g>
      <path d="M74 53l4 5M84 48l1 7M92 51l-4 5" stroke="var(--clay-graphic)" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="34" cy="106" r="6" fill="var(--clay-graphic)" />
      <circle cx="80" cy="104" r="6" fill="var(--clay-graphic)" />
    </svg>
  );
}

export interface ErrorStateProps {
  title: string;
  text: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** It stands for a whole page: its title is the page's heading. */
  page?: boolean;
}

/** A page or a part of it could not be loaded: what happened, what is safe, what next. */
export function ErrorState({ title, text, onRetry, retrying, page }: ErrorStateProps) {
  const t = useT();
  const retry = onRetry ? (
    <Button onClick={onRetry} loading={retrying} icon="arrow-clockwise">
      {t('tryAgain')}
    </Button>
  ) : undefined;
  return <StateMessage role="alert" drawing={<BrokenDrawing />} title={title} text={text} action={retry} page={page} />;
}
