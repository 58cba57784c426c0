/**
 * The company mark as an icon that stands in the page: a PNG of 28 px in three colours. Browsers draw an icon while the page is
 * pressed for the first time; one in SVG costs them a document of its own on the page's thread.
 */
export const icon =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABwAAAAcAgMAAAAPYzcHAAAADFBMVEUSISuzDmOzDmMSISvOJEg9AAAAAnRSTlMAgJsrThgAAABaSURBVHjaPc8xAYAgFEXRDwMDi7sRfgrykIIIRGBggBRUMoGIvod3OfMV2Zn0cdxZZF7LAmeljXaq2wQ9dQVaahqUTiPVAH2iGdpCK5RGI1V6Uj+gW77Z8F89UVlTvS2+VEYAAAAASUVORK5CYII=';
