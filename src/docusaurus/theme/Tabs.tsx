export { Tabs as default } from "../../elements/Tabs/Tabs";
