export interface BarChartProps {
  label: string;
  data: readonly { label: string; value: number }[];
}
export function BarChart({ label, data }: BarChartProps) {
  return (
    <ul aria-label={label}>
      {data.map((bar) => (
        <li key={bar.label}>
          {bar.label} {bar.value}
        </li>
      ))}
    </ul>
  );
}
