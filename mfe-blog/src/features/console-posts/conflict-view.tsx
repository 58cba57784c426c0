import { Box, Button, Flex, Heading, Stack, Text, Textarea } from '@chakra-ui/react';
import type { PostFields } from '@northgate/contracts/console/posts';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { useState } from 'react';
import { usePost, type Theirs } from './post-store';
import { differingFields, fieldNames, fieldText } from './post-text';
import { TextDifference } from './text-difference';

/** Two people wrote at one time: both texts side by side, and one to be made of them. Nothing is saved before. */
export function ConflictView({ theirs }: { theirs: Theirs }) {
  const { fields: mine, settle } = usePost((post) => post);
  const [merged, setMerged] = useState<PostFields>(mine);
  const names = differingFields(mine, theirs.fields);
  return (
    <Box as="section" aria-labelledby="conflict-title" borderTop="2px solid" borderColor="bad" pt="4">
      <Heading as="h2" id="conflict-title" textStyle="h4">
        {theirs.author || 'Somebody'} changed this post, too
      </Heading>
      <Text color="ink.2" mt="1" mb="6" maxW="70ch" role="alert">
        Nothing is lost: here is what differs. Choose or write what it is to say, then keep that.
      </Text>
      <Stack gap="8">
        {names.map((name) => (
          <ConflictField
            key={name}
            {...{ name, mine, theirs: theirs.fields, merged }}
            change={(part) => setMerged((before) => ({ ...before, ...part }))}
          />
        ))}
      </Stack>
      <Button mt="6" bg="signal" color="on-signal" onClick={() => void settle(merged)}>
        Keep this
      </Button>
    </Box>
  );
}

interface ConflictFieldProps {
  name: keyof PostFields;
  mine: PostFields;
  theirs: PostFields;
  merged: PostFields;
  change: (part: Partial<PostFields>) => void;
}

function ConflictField({ name, mine, theirs, merged, change }: ConflictFieldProps) {
  const called = fieldNames[name];
  const take = (fields: PostFields) => change({ [name]: fields[name] });
  const both = `${fieldText(theirs, name)}\n\n${fieldText(mine, name)}`;
  return (
    <Box role="group" aria-label={called}>
      <TextDifference
        label={`${called}: theirs, and yours over it`}
        before={fieldText(theirs, name)}
        after={fieldText(mine, name)}
      />
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => take(theirs)}>
          Take theirs
        </Button>
        <Button size="sm" variant="outline" onClick={() => take(mine)}>
          Take mine
        </Button>
        {name === 'markdown' ? (
          <Button size="sm" variant="outline" onClick={() => change({ markdown: both })}>
            Take both
          </Button>
        ) : null}
      </Flex>
      <Box mt="3">
        <LabelledField label={`${called} as it will be`} grow>
          <Textarea
            rows={name === 'markdown' ? 14 : 2}
            value={fieldText(merged, name)}
            readOnly={Array.isArray(merged[name])}
            onChange={({ target }) => change({ [name]: target.value })}
            borderColor="control"
            bg="surface"
          />
        </LabelledField>
      </Box>
    </Box>
  );
}
