import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { Icon } from '@northgate/ui/components/text/icon';
import { CircleUser } from '@northgate/ui/icons/lucide';
import { useNavigate } from 'react-router-dom';
import { client } from '../lib/client';
import { notify } from '../lib/notices';
import { usePreferences, type Palette } from '../lib/preferences-store';
import { useSession } from '../lib/session-store';

const palettes: [Palette, string][] = [
  ['light', 'Day'],
  ['dark', 'Night'],
  ['system', 'As the system'],
];

/** Who is logged in, day or night, and the ways out. */
export function AccountMenu() {
  const name = useSession(({ session }) => session?.name);
  const { palette, choose } = usePreferences();
  const navigate = useNavigate();
  const logOut = async (everywhere: boolean) => {
    try {
      await client.post(everywhere ? '/api/logout-everywhere' : '/api/logout');
      await navigate('/login');
      useSession.getState().ended();
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
  };
  return (
    <Menu.Root positioning={{ placement: 'top-start' }}>
      <Menu.Trigger asChild>
        <Button
          variant="outline"
          minH="11"
          w={{ lg: '100%' }}
          justifyContent="flex-start"
          borderColor="control"
          px="3"
        >
          <Icon of={CircleUser} size={18} />
          <Box as="span" truncate maxW="150px">
            {name}
          </Box>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content bg="surface" border="1.5px solid" borderColor="ink" boxShadow="pop" minW="220px">
            <Menu.RadioItemGroup value={palette} onValueChange={({ value }) => choose(value as Palette)}>
              <Menu.ItemGroupLabel>Palette</Menu.ItemGroupLabel>
              {palettes.map(([value, label]) => (
                <Menu.RadioItem key={value} value={value} minH="9">
                  {label}
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="out" minH="9" onSelect={() => void logOut(false)}>
              Log out
            </Menu.Item>
            <Menu.Item value="out-everywhere" minH="9" onSelect={() => void logOut(true)}>
              Log out everywhere
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
