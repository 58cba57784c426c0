import { Box } from '@chakra-ui/react';
import { Failed } from '@northgate/ui/console/state-views';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useRouteError } from 'react-router-dom';

/** Stands in the whole window when not even the frame can be shown. */
export const BrokenPage = () => (
  <Box as="main" p="margin" pt="16">
    <Failed
      title="The console cannot be shown"
      why={sentenceOf(useRouteError())}
      again={() => window.location.reload()}
    />
  </Box>
);
