import { Box, Text } from '@chakra-ui/react';
import { usePost } from './post-store';

/** Where the console shows how the saved words will look. */
export const usePreviewAddress = (part = ''): string =>
  usePost(({ detail }) => `/preview/posts/${detail.id}${part}?saved=${detail.version}`);

/** The page as the site's own renderer makes it from the saved words. Nothing in it runs. */
export function PostPreview() {
  const address = usePreviewAddress();
  const saving = usePost((post) => post.saving);
  return (
    <Box>
      <Text color="ink.2" mb="3">
        {saving === 'saved' ? 'The page as it will be.' : 'The page with what is saved so far.'}
      </Text>
      <FramedPage title="The page of this post" address={address} />
    </Box>
  );
}

/** A page in a frame in which no script runs and nothing opens. */
export const FramedPage = ({ title, address, height = '75vh' }: FramedPageProps) => (
  <Box border="1.5px solid" borderColor="ink" bg="surface">
    <iframe
      title={title}
      src={address}
      sandbox=""
      style={{ display: 'block', width: '100%', height, border: 0 }}
    />
  </Box>
);

interface FramedPageProps {
  title: string;
  address: string;
  height?: string;
}
