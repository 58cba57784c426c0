import { Table, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface WideTableProps {
  label: string;
  /** Names of the columns; one that ends in `#` holds numbers, one that is empty holds buttons. */
  columns: string[];
  children: ReactNode;
}

/** A table that scrolls by itself where the window is narrow. */
export const WideTable = ({ label, columns, children }: WideTableProps) => (
  <Table.ScrollArea
    tabIndex={0}
    role="region"
    aria-label={label}
    borderTop="1.5px solid"
    borderColor="ink"
    // What is hidden from sight in it stays in it, and does not widen the window.
    position="relative"
  >
    <Table.Root
      size="sm"
      css={{ '& tr': { background: 'transparent' }, '& td': { verticalAlign: 'top', py: '2.5' } }}
    >
      <Table.Header>
        <Table.Row>
          {columns.map((name, index) => (
            <Table.ColumnHeader
              key={index}
              color="ink.2"
              textStyle="label"
              textAlign={name.endsWith('#') ? 'end' : 'start'}
            >
              {name.replace('#', '') || <VisuallyHidden>What can be done</VisuallyHidden>}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>{children}</Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);
