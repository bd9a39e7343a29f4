import { BrokenDrawing } from '../art/states/broken-drawing';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { StateMessage } from './state-message';

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
