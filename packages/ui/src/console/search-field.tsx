import { Input } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { LabelledField } from './labelled-field';

/** Debounce of the field, in milliseconds. */
const pause = 150;

interface SearchFieldProps {
  /** What the list is narrowed to by the address. */
  wanted: string;
  search: (words: string) => void;
  /** What can be searched for. */
  placeholder: string;
}

/** The search of a list. It holds what is typed itself: the address follows after a pause, and later still while a long list is drawn. */
export function SearchField({ wanted, search, placeholder }: SearchFieldProps) {
  const [typed, setTyped] = useState(wanted);
  const sent = useRef(wanted);
  useEffect(() => {
    // Another search than the one from here: a link was followed, or everything is shown again.
    if (wanted !== sent.current) setTyped(wanted);
    sent.current = wanted;
  }, [wanted]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      search(sent.current);
    }, pause);
    return () => clearTimeout(timer);
  });
  return (
    <LabelledField label="Search" grow>
      <Input
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={placeholder}
        borderColor="control"
        bg="surface"
      />
    </LabelledField>
  );
}
