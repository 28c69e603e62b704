export { TabItem as default } from "../../elements/Tabs/TabItem";
