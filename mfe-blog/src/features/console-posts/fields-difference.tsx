import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { PostFields } from '@northgate/contracts/console/posts';
import { differingFields, fieldNames, fieldText } from './post-text';
import { TextDifference } from './text-difference';

/** What differs between two versions of a post, field by field. */
export function FieldsDifference({ before, after }: { before: PostFields; after: PostFields }) {
  const names = differingFields(before, after);
  if (!names.length) return <Text color="ink.2">They say the same.</Text>;
  return (
    <Stack gap="4">
      {names.map((name) => (
        <Box key={name}>
          <Heading as="h3" textStyle="label" color="ink.2" mb="1">
            {fieldNames[name]}
          </Heading>
          <TextDifference
            label={`${fieldNames[name]}: what differs`}
            before={fieldText(before, name)}
            after={fieldText(after, name)}
          />
        </Box>
      ))}
    </Stack>
  );
}
