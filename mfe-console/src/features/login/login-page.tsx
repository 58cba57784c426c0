import { Box, Button, Center, Code, Heading, Stack, Text } from '@chakra-ui/react';
import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { LoginWays } from './login-ways';

/** Why somebody is here again. */
const reasons: Record<string, string> = {
  link: 'That link has been used, or its hour is over. Print a new one.',
  refused: 'The login was not completed. Please try again.',
  role: 'You are known, but have no role in this console. Ask whoever gives roles to give you one.',
};

/** The way in: at an issuer of identities, or by the link of the machine the site runs on. */
export function LoginPage() {
  const { oidc } = useLoaderData<LoginWays>();
  const [parameters] = useSearchParams();
  const why = reasons[parameters.get('why') ?? ''];
  return (
    <Box as="main" minH="100dvh" display="grid" gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}>
      <Stack justify="center" gap="5" px="margin" py="16" maxW="560px">
        <Heading as="h1" fontSize="2.5rem" lineHeight="1" letterSpacing="-.034em" fontWeight="560">
          Log in to the console
        </Heading>
        {why ? (
          <Text role="alert" borderLeft="2px solid" borderColor="bad" pl="3">
            {why}
          </Text>
        ) : null}
        {oidc ? (
          <>
            <Text color="ink.2">Roles come from {oidc}.</Text>
            <Button
              asChild
              bg="signal"
              color="on-signal"
              _hover={{ bg: 'signal.hover' }}
              h="13"
              alignSelf="flex-start"
              px="6"
            >
              <a href="/login/oidc">Log in with {oidc}</a>
            </Button>
          </>
        ) : (
          <Text color="ink.2">
            On the machine where the site runs, <Code>npm run console</Code> prints a link. It works once,
            within an hour.
          </Text>
        )}
      </Stack>
      <Center hideBelow="lg" bg="shallow" borderLeft="1.5px solid" borderColor="ink">
        <LogoMark size={280} />
      </Center>
    </Box>
  );
}
