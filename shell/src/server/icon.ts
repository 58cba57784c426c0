/**
 * The company mark as an icon that stands in the page: a PNG of 56 px in four colours. Browsers draw an icon while the page is
 * pressed for the first time; one in SVG costs them a document of its own on the page's thread.
 */
export const icon =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADgAAAA4AgMAAADV6NONAAAADFBMVEUSISuzDmOzDmMSISvOJEg9AAAABHRSTlMAgP//7IBv5QAAALJJREFUeNqV070NwyAQQGFwQcEIjMAS8TwsEY/ACC4o4FJ4hOyTESznRyaW4ZW+4nRf9USBUhdHxw637zofx1b3K4FrJgv4EfAtY89NJjBE0M+gS6AtoCGHWjqpa+mkkgjWUmMtNdoM1lLjIKDew4211DGQPoEug/sTOxoB91JHJRMYIuhn0CXQZtAUcJCxpyaVRDDMoE+gzaAp4CCglntPJU8wLKAn3QO0y3H8x4xXv8UPMnz+KczjH/IAAAAASUVORK5CYII=';
