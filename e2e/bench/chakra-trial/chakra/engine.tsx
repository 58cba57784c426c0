import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  buttonRecipe,
  fieldSlotRecipe,
  inputRecipe,
  nativeSelectSlotRecipe,
  numberInputSlotRecipe,
  sliderSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';

// Only what the panels show: the whole theme would weigh more than a panel.
const system = createSystem(defaultBaseConfig, {
  preflight: false,
  theme: {
    recipes: { button: buttonRecipe, input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: {
      field: fieldSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      numberInput: numberInputSlotRecipe,
      slider: sliderSlotRecipe,
    },
  },
});

/** Rules go into a sheet made by script, which a policy without inline styles allows; no nonce is needed. */
function cacheOverSheet() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const cache = createCache({ key: 'trial', speedy: true });
  cache.sheet.insert = (rule: string) => void sheet.insertRule(rule, sheet.cssRules.length);
  return cache;
}
const cache = cacheOverSheet();

/** Chakra at run time as all panels would share it. */
export function Engine({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
