import { Box, Flex, SkipNavContent, SkipNavLink, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session-store';
import { AccountMenu } from './account-menu';
import { Navigation } from './navigation';

/** The name of the site, as the page's head says it. */
const siteName = () => document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? '';

/** What stands around every place: name, navigation, and who is at work. */
export function ConsoleFrame() {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const [place = ''] = pathname.slice(1).split('/');
  useEffect(() => {
    // Focus moves to the beginning of the new place, for keyboards and screen readers.
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [place]);
  const isIn = useSession(({ session }) => session !== null);
  if (!isIn) return <Navigate to={`/login?to=${encodeURIComponent(pathname + search)}`} replace />;
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} minH="100dvh">
      <SkipNavLink bg="surface">Skip to the content</SkipNavLink>
      <Flex
        as="header"
        direction={{ base: 'row', lg: 'column' }}
        wrap={{ base: 'wrap', lg: 'nowrap' }}
        align={{ base: 'center', lg: 'stretch' }}
        gap={{ base: '2', lg: '6' }}
        w={{ lg: '232px' }}
        flex="none"
        p={{ base: '3', lg: '5' }}
        bg="tide"
        borderRightWidth={{ lg: '1.5px' }}
        borderBottomWidth={{ base: '1.5px', lg: '0' }}
        borderColor="ink"
        position={{ lg: 'sticky' }}
        top="0"
        h={{ lg: '100dvh' }}
        overflowY={{ lg: 'auto' }}
      >
        <Box flex={{ base: '1', lg: 'none' }} minW="0">
          <Text
            fontWeight="560"
            fontStretch="103%"
            fontSize="1.125rem"
            letterSpacing="-.02em"
            lineHeight="1.2"
          >
            {siteName()}
          </Text>
          <Text textStyle="label" color="ink.2">
            Console
          </Text>
        </Box>
        <Navigation />
        <Box mt={{ lg: 'auto' }} order={{ base: 2, lg: 3 }}>
          <AccountMenu />
        </Box>
      </Flex>
      <Box
        as="main"
        ref={main}
        tabIndex={-1}
        flex="1"
        minW="0"
        px="margin"
        py={{ base: '6', lg: '10' }}
        maxW="1440px"
      >
        <SkipNavContent />
        <Outlet />
      </Box>
    </Flex>
  );
}
