import { Box } from '@chakra-ui/react';
import { diffLines } from 'diff';

interface TextDifferenceProps {
  label: string;
  before: string;
  after: string;
}

const marks = { added: '+', removed: '−', kept: ' ' } as const;
const grounds = { added: 'dry', removed: 'bad.tint', kept: undefined } as const;

/** Two texts as one, with the lines that only one of them has. */
export const TextDifference = ({ label, before, after }: TextDifferenceProps) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    maxH="60vh"
    overflow="auto"
    border="1px solid"
    borderColor="rule"
    bg="surface"
    fontFamily="mono"
    fontSize=".8125rem"
    p="2"
  >
    {diffLines(before, after).map(({ added, removed, value }, index) => {
      const kind = added ? 'added' : removed ? 'removed' : 'kept';
      return (
        <Box
          key={index}
          as={added ? 'ins' : removed ? 'del' : 'span'}
          display="block"
          whiteSpace="pre-wrap"
          wordBreak="break-word"
          textDecoration="none"
          bg={grounds[kind]}
        >
          {value.replace(/\n$/, '').replace(/^/gm, `${marks[kind]} `)}
        </Box>
      );
    })}
  </Box>
);
