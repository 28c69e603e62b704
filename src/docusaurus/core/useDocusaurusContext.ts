import { withPrefix } from "gatsby";
import { useSite } from "../../layout/use-site";

/** Returns the site's identity in the form that Docusaurus gives it. */
export default function useDocusaurusContext() {
  const { url, description, titleDelimiter, product } = useSite();
  const { lang } = PAGE_LANGUAGE;
  return {
    siteConfig: {
      title: product.name,
      tagline: description,
      url,
      baseUrl: withPrefix("/"),
      titleDelimiter,
      customFields: CUSTOM_FIELDS,
      themeConfig: {},
    },
    i18n: { currentLocale: lang, defaultLocale: lang, locales: [lang] },
  };
}
