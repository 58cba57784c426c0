import { Box, Heading, Image, SimpleGrid, Text } from '@chakra-ui/react';
import type { ComparedLook } from '@northgate/contracts/console/releases';

/** How a page, or a part of one, looks live and in a candidate, side by side. */
export const LookDifference = ({ path, what, live, candidate, difference }: ComparedLook) => (
  <Box as="section">
    <Heading as="h2" textStyle="h3">
      {path}
    </Heading>
    <Text color="ink.2" mb="3">
      {what}
    </Text>
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
      <Picture title="Live" of={path} address={live} absent="There is none live." />
      <Picture title="New" of={path} address={candidate} absent="It is gone here." />
      <Picture title="Difference" of={path} address={difference} absent="There is nothing to compare." />
    </SimpleGrid>
  </Box>
);

interface PictureProps {
  title: string;
  /** The page it shows. */
  of: string;
  address: string | null;
  /** Stands there instead where there is no picture. */
  absent?: string;
}

/** A picture that the gate took. */
export const Picture = ({ title, of, address, absent }: PictureProps) => (
  <Box as="figure" m="0">
    <Box as="figcaption" textStyle="label" mb="1">
      {title}
    </Box>
    {address ? (
      <Image src={address} alt={`${title}: ${of}`} loading="lazy" border="1px solid" borderColor="rule" />
    ) : (
      <Text color="ink.2">{absent}</Text>
    )}
  </Box>
);
