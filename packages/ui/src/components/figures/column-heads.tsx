/** The head of a table: one heading for each column. */
export const ColumnHeads = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
