/**
 * The company mark as an icon that stands in the page: a GIF of 28 px in two colours. Browsers draw an icon while the page is
 * pressed for the first time; one in SVG costs them a document of its own on the page's thread, and one in a file is a request before
 * the first screen is done.
 */
export const icon =
  'data:image/gif;base64,R0lGODlhHAAcAIEAAAAAABIhK7MOYwAAACH5BAEAAAAALAAAAAAcABwAAAJthI+puyIMUZjTPUipzDbmuXEO9oVUx3yBWaGKyq5uAh+wddGlvc98FjPgXjtDDeADHJXFYfCnOTiNRSZQOlsukS5tVTiiXsVRhNM7NofRZfWIDWq8q1usA75iWPCQPf2b4NdW5wYYEZhzqAhRAAA7';
