import type { ReactNode } from 'react';
import type { IconName } from './icon';

export interface TabItem {
  key: string;
  label: string;
  icon?: IconName;
  badge?: number;
  children?: ReactNode;
}
export interface TabsProps {
  value: string;
  items: readonly TabItem[];
  onChange: (key: string) => void;
  label?: string;
}
export function Tabs({ value, items, onChange }: TabsProps) {
  return (
    <div>
      <div role="tablist">
        {items.map((item) => (
          <button
            type="button"
            role="tab"
            key={item.key}
            aria-selected={item.key === value}
            onClick={() => onChange(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.find((item) => item.key === value)?.children}
    </div>
  );
}
