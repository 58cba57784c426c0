import { Box, Heading, Skeleton, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';

/** One line or row of bars of a plot. */
export interface Series {
  key: string;
  name: string;
  colour: 'signal' | 'ink' | 'ok';
  dashed?: boolean;
}

export interface PlotProps {
  title: string;
  /** What the numbers are. */
  unit: string;
  kind: 'bars' | 'lines';
  /** The key of the column that is drawn along. */
  along: string;
  series: Series[];
  rows: Record<string, string | number | null>[];
  /** What is to be known beside it. */
  children?: ReactNode;
}

/** The library that draws comes with the first plot. */
const Drawing = lazy(() => import('./drawing').then(({ Drawing: component }) => ({ default: component })));

/** Numbers over weeks or releases, drawn, and as a table for screen readers. */
export function Plot(props: PlotProps) {
  const { title, unit, series, rows, along, children } = props;
  const isCounted = rows.some((row) => series.some(({ key }) => row[key]));
  return (
    <Box as="figure" m="0" minW="0">
      <Heading as="h3" textStyle="h4">
        {title}
      </Heading>
      <Text color="ink.2" mb="2">
        {children ?? unit}
      </Text>
      {isCounted ? (
        <>
          <Box aria-hidden h="220px">
            <Suspense fallback={<Skeleton h="100%" bg="rule" />}>
              <Drawing {...props} />
            </Suspense>
          </Box>
          <VisuallyHidden>
            <Figures {...{ title, series, rows, along }} />
          </VisuallyHidden>
        </>
      ) : (
        <Text>Nothing is counted yet.</Text>
      )}
    </Box>
  );
}

const Figures = ({ title, series, rows, along }: Pick<PlotProps, 'title' | 'series' | 'rows' | 'along'>) => (
  <Table.Root>
    <Table.Caption>{title}</Table.Caption>
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader>{along}</Table.ColumnHeader>
        {series.map(({ key, name }) => (
          <Table.ColumnHeader key={key}>{name}</Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map((row) => (
        <Table.Row key={row[along]}>
          <Table.Cell>{row[along]}</Table.Cell>
          {series.map(({ key }) => (
            <Table.Cell key={key}>{row[key] ?? '–'}</Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
