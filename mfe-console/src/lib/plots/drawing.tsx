import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { PlotProps, Series } from './plot';

const colour = (name: string) => `var(--colors-${name})`;
const text = { fill: colour('ink-2'), fontSize: 12 };
const axis = { stroke: colour('rule'), tick: text, tickLine: false };

const shapeOf = (kind: PlotProps['kind'], { key, name, colour: of, dashed = false }: Series) =>
  kind === 'bars' ? (
    <Bar key={key} dataKey={key} name={name} fill={colour(of)} isAnimationActive={false} maxBarSize={28} />
  ) : (
    <Line
      key={key}
      dataKey={key}
      name={name}
      stroke={colour(of)}
      strokeWidth={2}
      strokeDasharray={dashed ? '4 4' : undefined}
      dot={dashed ? false : { r: 2.5 }}
      connectNulls
      isAnimationActive={false}
    />
  );

/** A plot in the colours of the day or the night. */
export const Drawing = ({ kind, along, series, rows }: PlotProps) => (
  <ResponsiveContainer width="100%" height="100%">
    <ComposedChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
      <CartesianGrid stroke={colour('rule')} vertical={false} />
      <XAxis dataKey={along} {...axis} minTickGap={16} />
      <YAxis {...axis} width={44} allowDecimals={kind === 'lines'} />
      <Tooltip
        cursor={{ fill: colour('tide'), stroke: colour('rule') }}
        contentStyle={{
          background: colour('surface'),
          border: `1.5px solid ${colour('ink')}`,
          borderRadius: 0,
        }}
        labelStyle={{ color: colour('ink') }}
        itemStyle={{ color: colour('ink') }}
      />
      {series.length > 1 ? (
        <Legend formatter={(name: string) => <span style={{ color: colour('ink') }}>{name}</span>} />
      ) : null}
      {series.map((one) => shapeOf(kind, one))}
    </ComposedChart>
  </ResponsiveContainer>
);
