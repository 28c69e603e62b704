export { TabItem as default } from "../../prose/Tabs/TabItem";
