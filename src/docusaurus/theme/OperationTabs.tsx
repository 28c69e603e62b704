export { Tabs as default } from "../../prose/Tabs/Tabs";
