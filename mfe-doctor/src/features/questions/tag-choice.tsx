import { mostTags } from '@tvacha/shared-contract/form-rules';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { useId } from 'react';
import forms from './form.module.css';
import { useT } from './messages';
import { questionTags } from './questions';

interface TagChoiceProps {
  /** Slugs with commas between, as a draft keeps them. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export const tagsOf = (value: string): string[] => value.split(',').filter(Boolean);

/** Up to five tags of the fixed list; a sixth cannot be pressed. */
export function TagChoice({ value, onChange, error }: TagChoiceProps) {
  const t = useT();
  const label = useId();
  const tags = useResource(questionTags, { type: 'questionTag' });
  const chosen = tagsOf(value);
  const toggle = (slug: string) =>
    onChange((chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]).join(','));
  return (
    <div>
      <p id={label} className={forms.label}>
        {t('questions.tags.choose', { count: mostTags })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that stay pressed are no fields of a form. */}
      <div role="group" className={forms.choices} aria-labelledby={label}>
        {(tags.value ?? []).map(({ slug, name }) => (
          <Button
            key={slug}
            size="sm"
            aria-pressed={chosen.includes(slug)}
            disabled={!chosen.includes(slug) && chosen.length >= mostTags}
            onClick={() => toggle(slug)}
          >
            {name}
          </Button>
        ))}
        {tags.status === 'failed' ? (
          <Button size="sm" kind="text" onClick={tags.reload}>
            {t('questions.tags.retry')}
          </Button>
        ) : null}
      </div>
      {error ? (
        <p className={forms.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
