import type { Severity } from '@tvacha/shared-contract/toasts';

export interface ToastItem {
  id: string;
  severity: Severity | 'info';
  text: string;
}
export interface ToastListProps {
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
}
export function ToastList({ toasts }: ToastListProps) {
  return (
    <ul>
      {toasts.map((toast) => (
        <li key={toast.id} role={toast.severity === 'error' ? 'alert' : 'status'}>
          {toast.text}
        </li>
      ))}
    </ul>
  );
}
